import type { Message, StoredFile } from '../../../../src/contract'
import { useMessages } from '../../../../src/i18n'
import { IconButton } from '../../../../src/ui'
import { FolderPlus } from '../../../../src/ui/icons'
import { useEntryFiles } from './useEntryFiles'

interface Props {
  message: Message
  file: StoredFile
}

/** Keeps one file of an entry with the website's own. */
export function KeepFile({ message, file }: Props) {
  const t = useMessages()
  const { keepOne } = useEntryFiles(message)
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
