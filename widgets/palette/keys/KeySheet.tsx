import { Keyboard } from '../../../src/ui/icons'
import { useMessages } from '../../../src/i18n'
import { withTexts } from '../../../src/islands'
import { DOMAINS_KEY, VIEW_KEYS } from '../../../src/model'
import { closeDialog, type OpenedDialog, useAppDispatch, useLetterKeys } from '../../../src/store'
import { Dialog, Switch } from '../../../src/ui'
import { texts } from '../texts'
import { KeyList, type Keys } from './KeyList'
import styles from './keySheet.module.css'

const GENERAL: Keys = [
  ['Ctrl K', 'palette.title'],
  ['/', 'keys.search'],
  ['B', 'keys.sidebar'],
  ['V B', 'keys.mode.kanban'],
  ['V L', 'keys.mode.list'],
  ['V M', 'keys.mode.compact'],
  ['V G', 'keys.mode.gallery'],
  ['V C', 'keys.mode.calendar'],
  ['Z', 'partner.general.undo'],
  ['Ctrl Enter', 'keys.send'],
  ['?', 'palette.keys'],
]
const CARD: Keys = [
  ['← ↑ ↓ →', 'keys.move'],
  ['H J K L', 'keys.move'],
  ['Enter', 'keys.open'],
  ['Space', 'keys.peek'],
  ['O', 'keys.peek'],
  [{ mouse: 'keys.doubleClick' }, 'keys.peek'],
  ['Shift Space', 'keys.lift'],
  ['X', 'keys.select'],
  ['Shift X', 'keys.range'],
  ['Ctrl A', 'partner.general.selectAll'],
  ['Esc', 'keys.clear'],
]
/** What acts on a website wherever it is shown. */
const CHANGE: Keys = [
  ['S', 'keys.status'],
  ['N S', 'keys.next'],
  ['A', 'keys.assign'],
  ['I', 'keys.assignMe'],
  ['Shift D', 'keys.dueDate'],
  ['T', 'keys.tags'],
  ['F', 'keys.follow'],
  ['*', 'keys.star'],
  ['.', 'keys.copy'],
]
const MESSAGE: Keys = [
  ['J K', 'keys.walk'],
  ['E', 'keys.finish'],
  ['P', 'keys.pin'],
  ['R', 'keys.reply'],
  ['M', 'keys.moveMessage'],
]
const PEEK: Keys = [
  ['[ ]', 'keys.walk'],
  ['C', 'keys.note'],
  ['R', 'keys.reply'],
  ['Enter', 'keys.open'],
  ['Esc', 'partner.general.close'],
]
const WEBSITE: Keys = [
  ['[ ]', 'keys.walk'],
  ['C', 'keys.note'],
  ['R', 'keys.reply'],
  ['Q', 'keys.todo'],
  ['W', 'keys.timer'],
]
const VIEWS: Keys = [
  ...Object.entries(VIEW_KEYS).map(([key, view]) => [`G ${key.toUpperCase()}`, `view.${view}`] as const),
  [`G ${DOMAINS_KEY.toUpperCase()}`, 'menu.domains'],
]

/** All keys, and the switch that turns the single ones off. */
function KeySheet({ dialog: { id, open } }: { dialog: OpenedDialog }) {
  const t = useMessages()
  const dispatch = useAppDispatch()
  const { isOn, setOn } = useLetterKeys()
  return (
    <Dialog id={id} open={open} icon={Keyboard} title={t('palette.keys')} size="lg" onClose={() => dispatch(closeDialog(id))}>
      <Switch label={t('keys.on')} description={t('keys.on.hint')} checked={isOn} onChange={setOn} />
      <div className={styles.sheet}>
        <KeyList title={t('keys.general')} keys={GENERAL} />
        <KeyList title={t('keys.card')} keys={CARD} />
        <KeyList title={t('keys.change')} keys={CHANGE} />
        <KeyList title={t('keys.beside')} keys={PEEK} />
        <KeyList title={t('keys.message')} keys={MESSAGE} />
        <KeyList title={t('keys.website')} keys={WEBSITE} />
        <KeyList title={t('keys.views')} keys={VIEWS} />
      </div>
    </Dialog>
  )
}

export default withTexts(KeySheet, (locale: string) => import(`./messages/${locale}.json`), texts)
