import { FolderDown, FolderPlus } from '../../../../src/ui/icons'
import type { Message, StoredFile } from '../../../../src/contract'
import { useMessages } from '../../../../src/i18n'
import { ButtonLink, IconButton } from '../../../../src/ui'
import { useEntryFiles } from './useEntryFiles'

/** What stands beside each file of an entry, and below all of them. */
export function useFileActions(message: Message) {
  const t = useMessages()
  const { downloadHref, keepOne, leftOut } = useEntryFiles(message)
  return {
    renderAction: keepOne
      ? (file: StoredFile) => (
          <IconButton
            size="sm"
            icon={FolderPlus}
            label={t('websiteDetails.thread.files.keepOne', { name: file.name })}
            onClick={() => keepOne(file)}
          />
        )
      : undefined,
    actions: downloadHref && (
      <p>
        <ButtonLink size="sm" variant="ghost" icon={FolderDown} href={downloadHref} download title={leftOut}>
          {t('websiteDetails.thread.files.download')}
        </ButtonLink>
      </p>
    ),
  }
}
