import { Redo2 } from '../../../src/ui/icons'
import { useState } from 'react'
import { useChangeDomainMutation } from '../../../src/api/domains'
import type { Domain } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { Checkbox, RadioGroup, TextField } from '../../../src/ui'
import { Failure } from '../shared/Failure'
import { useNextMain } from '../shared/useNextMain'
import { useSubmit } from '../shared/useSubmit'
import styles from './dialogs.module.css'
import { TaskDialog } from './TaskDialog'

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
  const { busy, error, fieldError, run } = useSubmit()
  const nextMain = useNextMain(domain)
  const submit = async () => {
    const wanted = { role: 'redirect' as const, redirect: { target, code, keepPath }, version: domain.version }
    return (await run(() => change({ websiteId, id: domain.id, change: wanted }).unwrap())) !== null
  }
  return (
    <TaskDialog
      icon={Redo2}
      title={t('domains.redirect.of', { domain: domain.unicodeName ?? domain.name })}
      action={t('partner.general.save')}
      busy={busy}
      onSubmit={submit}
      onExited={onExited}
    >
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
      {nextMain && <p className={styles.muted}>{nextMain}</p>}
      <Failure error={error} shown={['redirect']} />
    </TaskDialog>
  )
}
