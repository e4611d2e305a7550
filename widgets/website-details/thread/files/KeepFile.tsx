import type { Message, StoredFile } from '../../../../src/contract'
import { useMessages } from '../../../../src/i18n'
import { IconButton } from '../../../../src/ui'
import { FolderPlus } from '../../../../src/ui/icons'
import { useMessageFiles } from './useMessageFiles'

interface Props {
  message: Message
  file: StoredFile
}

/** Keeps one file of a message with the website's own. */
export function KeepFile({ message, file }: Props) {
  const t = useMessages()
  const { keepOne } = useMessageFiles(message)
  if (!keepOne) return null
  return (
    <IconButton
      size="sm"
      icon={FolderPlus}
      label={t('websiteDetails.thread.files.keepOne', { name: file.name })}
      onClick={() => keepOne(file)}
    />
  )
}
