import { CircleCheckBig } from '../../../src/ui/icons'
import { useState } from 'react'
import { useAcceptLeadMutation } from '../../../src/api/leads'
import { useWebsiteTemplatesQuery } from '../../../src/api/newWebsite'
import type { Website } from '../../../src/contract'
import { toErrorObject } from '../../../src/http'
import { useMessages } from '../../../src/i18n'
import { showToast, useAppDispatch } from '../../../src/store'
import { Button, Checkbox, Dialog, Select } from '../../../src/ui'
import styles from './lead.module.css'

interface Props {
  website: Website
  open: boolean
  onClose: () => void
}

/** The work on a lead begins, from a template and with an invitation of the customer if wanted (LE-02). */
export default function AcceptDialog({ website, open, onClose }: Props) {
  const t = useMessages()
  const dispatch = useAppDispatch()
  const { data: templates = [] } = useWebsiteTemplatesQuery()
  const [accept, { isLoading, error }] = useAcceptLeadMutation()
  const [template, setTemplate] = useState('')
  const [invite, setInvite] = useState(false)
  const failure = error && toErrorObject(error)

  const submit = async () => {
    const wish = { id: website.id, version: website.version, invite, ...(template && { template: Number(template) }) }
    const { data } = await accept(wish)
    if (!data) return
    onClose()
    const key = t('websites.done.status', { count: 1, title: data.title, status: t(`status.${data.status}`) })
    dispatch(showToast({ kind: 'success', key }))
  }
  return (
    <Dialog
      open={open}
      icon={CircleCheckBig}
      title={`${t('websites.lead.accept')} – ${website.title}`}
      onClose={onClose}
      onSubmit={() => void submit()}
      actions={
        <>
          <Button onClick={onClose}>{t('partner.general.cancel')}</Button>
          <Button type="submit" variant="primary" busy={isLoading}>
            {t('websites.lead.accept')}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        {failure && <p role="alert">{failure.fields?.map(({ message }) => message).join(' ') ?? t(failure.message, failure.values)}</p>}
        {templates.length > 0 && (
          <Select
            label={t('websites.create.template')}
            placeholder={t('websites.create.blank')}
            options={templates.map(({ id, title }) => ({ value: String(id), label: title }))}
            value={template}
            onChange={setTemplate}
          />
        )}
        <Checkbox label={t('websites.lead.invite')} checked={invite} onChange={setInvite} />
      </div>
    </Dialog>
  )
}
