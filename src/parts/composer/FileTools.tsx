import type { RefObject } from 'react'
import { useMessages } from '../../i18n'
import { IconButton } from '../../ui'
import { FileText, Paperclip } from '../../ui/icons'
import { isPublic, type Mode } from './Draft'
import { beginTemplate } from './templates/beginTemplate'

interface Props {
  mode: Mode
  text: RefObject<HTMLTextAreaElement | null>
  /** Where files are chosen. */
  chooser: RefObject<HTMLInputElement | null>
}

/** What is put into what is written: files, and into words for the customer saved replies. */
export function FileTools({ mode, text, chooser }: Props) {
  const t = useMessages()
  return (
    <>
      <IconButton icon={Paperclip} size="sm" label={t('composer.attach')} onClick={() => chooser.current?.click()} />
      {isPublic(mode) && (
        <IconButton
          icon={FileText}
          size="sm"
          label={t('composer.templates')}
          aria-keyshortcuts="/"
          onClick={() => text.current && beginTemplate(text.current)}
        />
      )}
    </>
  )
}
