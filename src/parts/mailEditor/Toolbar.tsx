import { $isLinkNode } from '@lexical/link'
import { INSERT_ORDERED_LIST_COMMAND, INSERT_UNORDERED_LIST_COMMAND } from '@lexical/list'
import {
  $getSelection,
  $isRangeSelection,
  FORMAT_TEXT_COMMAND,
  type LexicalEditor,
  REDO_COMMAND,
  type TextFormatType,
  UNDO_COMMAND,
} from 'lexical'
import { Bold, Braces, Italic, Link, List, ListOrdered, type LucideIcon, MousePointerClick, Redo2, Underline, Undo2 } from '../../ui/icons'
import { useEffect, useState } from 'react'
import { useMessages } from '../../i18n'
import { normaliseLink } from '../../model'
import { FormDialog, IconButton, Menu, MenuItem, TextField } from '../../ui'
import styles from './mailEditor.module.css'

interface Props {
  editor: LexicalEditor
  fields: Readonly<Record<string, string>>
  onField: (name: string) => void
  /** Null takes the link away. */
  onLink: (url: string | null) => void
  /** A button that leads to a merge field. */
  onButton: (words: string, field: string) => void
}

const FORMATS: readonly { format: TextFormatType; icon: LucideIcon; keys: string }[] = [
  { format: 'bold', icon: Bold, keys: 'Control+b' },
  { format: 'italic', icon: Italic, keys: 'Control+i' },
  { format: 'underline', icon: Underline, keys: 'Control+u' },
]

/** Pages of the customer area, as merge fields name them (ML-09). */
const PORTAL_PAGES = ['url', 'data', 'wishes', 'files', 'feedback', 'emails'] as const

const NOTHING: ReadonlySet<string> = new Set()

export function Toolbar({ editor, fields, onField, onLink, onButton }: Props) {
  const t = useMessages()
  const [on, setOn] = useState(NOTHING)
  const [asksLink, setAsksLink] = useState(false)
  useEffect(() => editor.registerUpdateListener(() => setOn(editor.getEditorState().read(formatsHere))), [editor])

  return (
    <div role="toolbar" aria-label={t('mailEditor.formatting')} className={styles.toolbar}>
      {FORMATS.map(({ format, icon, keys }) => (
        <IconButton
          key={format}
          icon={icon}
          size="sm"
          label={t(`mailEditor.${format}`)}
          aria-pressed={on.has(format)}
          aria-keyshortcuts={keys}
          onClick={() => editor.dispatchCommand(FORMAT_TEXT_COMMAND, format)}
        />
      ))}
      <IconButton
        icon={List}
        size="sm"
        label={t('mailEditor.bullets')}
        onClick={() => editor.dispatchCommand(INSERT_UNORDERED_LIST_COMMAND, undefined)}
      />
      <IconButton
        icon={ListOrdered}
        size="sm"
        label={t('mailEditor.numbers')}
        onClick={() => editor.dispatchCommand(INSERT_ORDERED_LIST_COMMAND, undefined)}
      />
      <IconButton
        icon={Link}
        size="sm"
        label={t('mailEditor.link')}
        aria-pressed={on.has('link')}
        onClick={() => (on.has('link') ? onLink(null) : setAsksLink(true))}
      />
      <Menu renderTrigger={(trigger) => <IconButton {...trigger} icon={Braces} size="sm" label={t('mailEditor.insertField')} />}>
        {Object.keys(fields).map((name) => (
          <MenuItem key={name} description={fields[name] || undefined} onSelect={() => onField(name)}>
            {name}
          </MenuItem>
        ))}
      </Menu>
      <Menu
        renderTrigger={(trigger) => <IconButton {...trigger} icon={MousePointerClick} size="sm" label={t('mailEditor.insertButton')} />}
      >
        {PORTAL_PAGES.map((page) => (
          <MenuItem key={page} onSelect={() => onButton(t(`mailEditor.portal.${page}`), `portal.${page}`)}>
            {t(`mailEditor.portal.${page}`)}
          </MenuItem>
        ))}
      </Menu>
      <span className={styles.gap} />
      <IconButton
        icon={Undo2}
        size="sm"
        label={t('partner.general.undo')}
        onClick={() => editor.dispatchCommand(UNDO_COMMAND, undefined)}
      />
      <IconButton icon={Redo2} size="sm" label={t('mailEditor.redo')} onClick={() => editor.dispatchCommand(REDO_COMMAND, undefined)} />
      <LinkDialog open={asksLink} onClose={() => setAsksLink(false)} onLink={onLink} />
    </div>
  )
}

/** What is switched on where the caret is. */
function formatsHere(): ReadonlySet<string> {
  const selection = $getSelection()
  if (!$isRangeSelection(selection)) return NOTHING
  const formats = FORMATS.map(({ format }) => format).filter((format) => selection.hasFormat(format))
  const isLink = selection.getNodes().some((node) => $isLinkNode(node) || $isLinkNode(node.getParent()))
  return new Set<string>(isLink ? [...formats, 'link'] : formats)
}

function LinkDialog({ open, onClose, onLink }: { open: boolean; onClose: () => void; onLink: (url: string) => void }) {
  const t = useMessages()
  const [url, setUrl] = useState('')
  return (
    <FormDialog
      open={open}
      icon={Link}
      title={t('mailEditor.link')}
      size="sm"
      submitLabel={t('mailEditor.linkSet')}
      disabled={!url.trim()}
      onSubmit={() => {
        onLink(normaliseLink(url.trim()))
        return true
      }}
      onClose={onClose}
      onExited={() => setUrl('')}
    >
      <TextField label={t('mailEditor.linkAddress')} value={url} data-autofocus onChange={setUrl} />
    </FormDialog>
  )
}
