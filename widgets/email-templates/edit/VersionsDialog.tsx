import { History } from '../../../src/ui/icons'
import { useState } from 'react'
import { useTemplateVersionsQuery } from '../../../src/api/templates'
import type { EmailTemplateVersion } from '../../../src/contract'
import { useFormats, useMessages } from '../../../src/i18n'
import { fullName } from '../../../src/model'
import { LoadFailure } from '../../../src/parts/submit'
import { Button, Dialog, Skeleton } from '../../../src/ui'
import styles from '../shared/templates.module.css'

interface Props {
  id: number
  onRestore: (version: EmailTemplateVersion) => void
  onClose: () => void
}

/** Earlier versions. Taking one fills the form: it is saved like any other change. */
export function VersionsDialog({ id, onRestore, onClose }: Props) {
  const t = useMessages()
  const formats = useFormats()
  const [isOpen, setOpen] = useState(true)
  const { data, error, refetch } = useTemplateVersionsQuery(id)
  return (
    <Dialog open={isOpen} icon={History} title={t('emailTemplates.versions')} onClose={() => setOpen(false)} onExited={onClose}>
      {!data && (error ? <LoadFailure error={error} onRetry={() => void refetch()} /> : <Skeleton width="100%" />)}
      {data?.length === 0 && <p>{t('emailTemplates.versions.none')}</p>}
      <ol className={styles.versions}>
        {data?.map((version) => (
          <li key={version.version}>
            <span>
              <strong>{t('emailTemplates.version', { number: version.version })}</strong> · {formats.dateTime(version.updatedAt)}
              {version.updatedBy && ` · ${fullName(version.updatedBy)}`}
              <br />
              <span dir="auto">{version.subject}</span>
            </span>
            <Button
              size="sm"
              onClick={() => {
                onRestore(version)
                setOpen(false)
              }}
            >
              {t('emailTemplates.versions.take')}
            </Button>
          </li>
        ))}
      </ol>
    </Dialog>
  )
}
