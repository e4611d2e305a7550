import { type MouseEvent, useRef } from 'react'
import type { NextItem } from '../../src/contract'
import { useFormats, useMessages } from '../../src/i18n'
import { useIsland } from '../../src/islands'
import { WebsiteLink } from '../../src/parts/websiteLink'
import { followLink, usePageStore } from '../../src/store'
import { IconButton, LockedActions, Menu, MenuItem, StatusBadge, type PopupTrigger } from '../../src/ui'
import { AlarmClock, Check, Ellipsis, ExternalLink, type LucideIcon, Mail, Workflow } from '../../src/ui/icons'
import type { Acts, Finish } from './actsOf'
import type { PopupKind } from './AskedPopup'
import { keyOf } from './keyOf'
import { KIND_ICONS } from './kindIcons'
import { placeOf } from './placeOf'
import { Points } from './Points'
import { reasonText } from './reasonText'
import styles from './row.module.css'

const FINISH_ICONS: Readonly<Record<Finish, LucideIcon>> = { done: Check, status: Workflow, remind: Mail, open: ExternalLink }

export interface RowActs {
  onOpen: (item: NextItem) => void
  onFinish: (item: NextItem, at: HTMLElement) => void
  onPutOff: (item: NextItem, at: HTMLElement) => void
  /** What a button needs that opens a popup. */
  triggerOf: (kind: PopupKind, item: NextItem) => PopupTrigger
}

interface Props extends RowActs {
  item: NextItem
  acts: Acts
}

/** Something that waits: what it is, whose, why, and why it stands where it does. */
export function NextRow({ item, acts, onOpen, onFinish, onPutOff, triggerOf }: Props) {
  const t = useMessages()
  const formats = useFormats()
  const { router } = useIsland()
  const { navigation } = usePageStore()
  const menu = useRef<HTMLSpanElement>(null)
  const { kind, website, customer } = item
  const title = item.title || t('next.noSubject')
  const Icon = KIND_ICONS[kind]
  const finish = t(`next.finish.${acts.finish === 'status' ? 'website' : kind}`)
  const putOff = t(`next.putOff.${kind}`)
  const named = (action: string) => t('next.act', { action, title })
  const isWebsite = kind === 'website' || kind === 'reengage'
  const propsOf = (popup: PopupKind | null, act: RowActs['onFinish']) =>
    popup ? triggerOf(popup, item) : { onClick: ({ currentTarget }: MouseEvent<HTMLElement>) => act(item, currentTarget) }
  const atMenu = (act: RowActs['onFinish']) => () => {
    const button = menu.current?.querySelector('button')
    if (button) act(item, button)
  }
  return (
    <li className={styles.row} data-id={keyOf(item)}>
      <span className={styles.icon} data-kind={kind}>
        <Icon size={18} aria-hidden />
      </span>
      <div className={styles.what}>
        <span className={styles.kind}>{t(`next.one.${kind}`)}</span>
        <a href={placeOf(item, router)} className={styles.title} data-row={keyOf(item)} onClick={(event) => followLink(navigation, event)}>
          <bdi>{title}</bdi>
        </a>
        <span className={styles.website}>
          {website && !isWebsite && <WebsiteLink website={website} className={styles.link} />}
          {customer && customer !== website?.title && <bdi>{customer}</bdi>}
        </span>
      </div>
      <div className={styles.why}>
        <span className={styles.reason}>{reasonText(item, { t, formats })}</span>
        {isWebsite && <StatusLine item={item} />}
      </div>
      <Points item={item} />
      <div className={styles.buttons}>
        <LockedActions>
          <IconButton
            icon={FINISH_ICONS[acts.finish]}
            size="sm"
            label={named(finish)}
            {...propsOf(acts.finish === 'status' ? 'status' : null, onFinish)}
          />
          {acts.putOff && (
            <IconButton
              icon={AlarmClock}
              size="sm"
              label={named(putOff)}
              {...propsOf(acts.putOff === 'mute' ? null : acts.putOff, onPutOff)}
            />
          )}
        </LockedActions>
      </div>
      <span ref={menu} className={styles.menu}>
        <Menu
          placement="bottom-end"
          renderTrigger={(trigger) => <IconButton {...trigger} icon={Ellipsis} size="sm" label={named(t('partner.general.more'))} />}
        >
          <MenuItem changes={acts.finish !== 'open'} icon={FINISH_ICONS[acts.finish]} onSelect={atMenu(onFinish)}>
            {finish}
          </MenuItem>
          {acts.putOff && (
            <MenuItem changes icon={AlarmClock} onSelect={atMenu(onPutOff)}>
              {putOff}
            </MenuItem>
          )}
          {acts.finish !== 'open' && (
            <MenuItem icon={ExternalLink} onSelect={() => onOpen(item)}>
              {t('next.keys.open')}
            </MenuItem>
          )}
        </Menu>
      </span>
    </li>
  )
}

/** Where a website is on its way, for how long, and whether that is longer than the team finds usual. */
function StatusLine({ item: { website, statusAge } }: { item: NextItem }) {
  const t = useMessages()
  const { statusAgeDays: usual } = useIsland().page.config
  if (!website?.status) return null
  return (
    <span className={styles.status}>
      <StatusBadge status={website.status} />
      {statusAge !== null && statusAge > 0 && (
        <span>{statusAge > usual ? t('next.status.long', { days: statusAge, usual }) : t('next.status', { days: statusAge })}</span>
      )}
    </span>
  )
}
