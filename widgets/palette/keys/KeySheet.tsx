import { Keyboard } from 'lucide-react'
import { useMessages } from '../../../src/i18n'
import { VIEW_KEYS } from '../../../src/model'
import { Dialog, Kbd, Switch } from '../../../src/ui'
import { withDialogTexts } from '../dialogs/withDialogTexts'
import styles from './shortcutSheet.module.css'

/** Keys and what they do; those of cards work on the card that has the focus. */
const GENERAL = [
  ['Ctrl K', 'websites.keys.palette'],
  ['/', 'websites.search'],
  ['V B', 'websites.mode.kanban'],
  ['V L', 'websites.mode.list'],
  ['V M', 'websites.mode.compact'],
  ['V G', 'websites.mode.gallery'],
  ['V C', 'websites.mode.calendar'],
  ['Z', 'partner.general.undo'],
  ['?', 'websites.keys'],
] as const
const CARD = [
  ['← ↑ ↓ →, H J K L', 'websites.keys.move'],
  ['Space', 'websites.keys.lift'],
  ['Enter', 'websites.open'],
  ['O', 'websites.keys.peek'],
  ['[ ]', 'websites.keys.walk'],
  ['X', 'websites.board.select'],
  ['Shift X', 'websites.keys.range'],
  ['Ctrl A', 'partner.general.selectAll'],
  ['S', 'websites.board.moveTo'],
  ['N S', 'websites.keys.next'],
  ['A', 'websites.assign'],
  ['I', 'websites.assignMe'],
  ['Shift D', 'websites.column.due_date'],
  ['T', 'websites.column.tags'],
  ['F', 'websites.follow'],
  ['*', 'websites.star'],
  ['.', 'websites.keys.copy'],
  ['Esc', 'websites.clearSelection'],
] as const

interface Props {
  open: boolean
  isOn: boolean
  onSwitch: (isOn: boolean) => void
  onClose: () => void
}

/** All keys, and the switch that turns the single ones off. */
function ShortcutSheet({ open, isOn, onSwitch, onClose }: Props) {
  const t = useMessages()
  const views = Object.entries(VIEW_KEYS).map(([key, view]) => [`G ${key.toUpperCase()}`, `view.${view}`] as const)
  return (
    <Dialog open={open} icon={Keyboard} title={t('websites.keys')} size="lg" onClose={onClose}>
      <Switch label={t('websites.keys.on')} description={t('websites.keys.on.hint')} checked={isOn} onChange={onSwitch} />
      <div className={styles.sheet}>
        <KeyList title={t('websites.keys.general')} keys={GENERAL} />
        <KeyList title={t('websites.keys.card')} keys={CARD} />
        <KeyList title={t('websites.keys.views')} keys={views} />
      </div>
    </Dialog>
  )
}

export default withDialogTexts(ShortcutSheet)

function KeyList({ title, keys }: { title: string; keys: readonly (readonly [string, string])[] }) {
  const t = useMessages()
  return (
    <section>
      <h3 className={styles.heading}>{title}</h3>
      <dl className={styles.keys}>
        {keys.map(([key, label]) => (
          <div key={key} className={styles.key}>
            <dt>{t(label)}</dt>
            <dd>
              {key.split(' ').map((part) => (
                <Kbd key={part}>{part}</Kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
