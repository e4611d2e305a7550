import type { Message } from '../../../../src/contract'
import { useMessages } from '../../../../src/i18n'
import { ButtonLink } from '../../../../src/ui'
import { FolderDown } from '../../../../src/ui/icons'
import { useMessageFiles } from './useMessageFiles'

/** All files of a message in one. */
export function DownloadFiles({ message }: { message: Message }) {
  const t = useMessages()
  const { downloadHref, leftOut } = useMessageFiles(message)
  if (!downloadHref) return null
  return (
    <p>
      <ButtonLink size="sm" variant="ghost" icon={FolderDown} href={downloadHref} download title={leftOut}>
        {t('websiteDetails.thread.files.download')}
      </ButtonLink>
    </p>
  )
}
