import { Redo2 } from '../../../src/ui/icons'
import { useState } from 'react'
import { useChangeDomainMutation } from '../../../src/api/domains'
import type { Domain } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { Refusal, useSubmit } from '../../../src/parts/submit'
import { Checkbox, FormDialog, RadioGroup, TextField } from '../../../src/ui'
import { useNextMain, useSuccessor } from '../shared/useNextMain'
import styles from './dialogs.module.css'

interface Props {
  readonly websiteId: number
  readonly domain: Domain
  readonly onExited: () => void
}

/** Makes a domain lead to another address (DO-04). */
export default function RedirectDialog({ websiteId, domain, onExited }: Props) {
  const t = useMessages()
  const [target, setTarget] = useState(domain.redirect?.target ?? '')
  const [code, setCode] = useState<301 | 302>(domain.redirect?.code ?? 301)
  const [keepPath, setKeepPath] = useState(domain.redirect?.keepPath ?? true)
  const [change] = useChangeDomainMutation()
  const { error, fieldError, run } = useSubmit()
  const nextMain = useNextMain(domain)
  const next = useSuccessor(domain)
  // As the server sees it: nothing else would show the website, or nobody would reach what would.
  const isOnly = next !== undefined && (next?.role !== 'alias' || !next.promotable.possible)
  const submit = () => {
    const wanted = { role: 'redirect' as const, redirect: { target, code, keepPath }, version: domain.version }
    return run(() => change({ websiteId, id: domain.id, change: wanted }).unwrap())
  }
  return (
    <FormDialog
      icon={Redo2}
      title={t('domains.redirect.of', { domain: domain.unicodeName ?? domain.name })}
      submitLabel={t('partner.general.save')}
      disabled={isOnly}
      onSubmit={submit}
      onExited={onExited}
    >
      {isOnly && <p>{t('domains.redirect.onlyMain')}</p>}
      <TextField
        label={t('domains.redirectTo')}
        type="url"
        required
        placeholder="https://example.com"
        value={target}
        onChange={setTarget}
        error={fieldError('redirect')}
        data-autofocus
      />
      <RadioGroup
        label={t('domains.redirect.code')}
        value={String(code)}
        options={(['301', '302'] as const).map((value) => ({ value, label: t(`domains.redirect.${value}`) }))}
        onChange={(value) => setCode(value === '302' ? 302 : 301)}
      />
      <Checkbox label={t('domains.redirect.keepPath')} checked={keepPath} onChange={setKeepPath} />
      {!isOnly && nextMain && <p className={styles.muted}>{nextMain}</p>}
      <Refusal error={error} shown={['redirect']} />
    </FormDialog>
  )
}
