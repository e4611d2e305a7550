import type { AgencyOffer } from '../../src/contract'
import { useMessages } from '../../src/i18n'
import { IconButton, Menu, MenuItem } from '../../src/ui'
import { Ellipsis, EyeOff, Link2, Undo2 } from '../../src/ui/icons'
import styles from './offers.module.css'

interface Props {
  offer: AgencyOffer
  /** It has been asked for: nobody hides it. */
  isAsked: boolean
  onAttach: () => void
  onBringBack: () => void
  onDismiss: () => void
}

/** What else can be done with an offer. */
export function OfferMenu({ offer: { title, state }, isAsked, onAttach, onBringBack, onDismiss }: Props) {
  const t = useMessages()
  return (
    <Menu
      placement="bottom-end"
      renderTrigger={(props) => (
        <IconButton {...props} className={styles.more} icon={Ellipsis} label={t('agencyOffers.actionsOf', { title })} />
      )}
    >
      <MenuItem icon={Link2} onSelect={onAttach}>
        {t('agencyOffers.attach')}
      </MenuItem>
      {state === 'dismissed' ? (
        <MenuItem changes icon={Undo2} onSelect={onBringBack}>
          {t('agencyOffers.bringBack')}
        </MenuItem>
      ) : (
        !isAsked && (
          <MenuItem changes icon={EyeOff} onSelect={onDismiss}>
            {t('agencyOffers.dismiss')}
          </MenuItem>
        )
      )}
    </Menu>
  )
}
