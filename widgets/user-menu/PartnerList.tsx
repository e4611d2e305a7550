import { Check } from '../../src/ui/icons'
import { useRef } from 'react'
import { useMessages } from '../../src/i18n'
import { isRole, ROLE_INFO } from '../../src/model'
import type { SessionPartner } from '../../src/store'
import { Spinner, useActiveRow } from '../../src/ui'
import { PartnerLogo } from './PartnerLogo'
import styles from './partnerList.module.css'

interface Props {
  id: string
  partners: readonly SessionPartner[]
  current: number | null
  active: number
  /** The partner that is being switched to. */
  busyId: number | null
  onChoose: (id: number) => void
  onPoint: (index: number) => void
}

export function PartnerList({ id: listId, partners, current, active, busyId, onChoose, onPoint }: Props) {
  const t = useMessages()
  const ref = useRef<HTMLDivElement>(null)
  const point = useActiveRow(ref, active, onPoint)

  if (partners.length === 0) return <p className={styles.none}>{t('partner.general.noMatches')}</p>
  return (
    <div ref={ref} id={listId} role="listbox" aria-label={t('userMenu.partners')} aria-busy={busyId !== null} className={styles.list}>
      {partners.map(({ id, name, logo, role }, index) => (
        // Keys go to the search field, which keeps the focus.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
        <div
          key={id}
          id={`${listId}-${index}`}
          role="option"
          aria-selected={id === current}
          aria-disabled={busyId !== null}
          className={styles.option}
          data-active={index === active || undefined}
          onPointerMove={() => point(index)}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(id)}
        >
          <PartnerLogo name={name} logo={logo} />
          <span className={styles.texts}>
            <span className={styles.name}>{name}</span>
            {role && isRole(role) && <span className={styles.role}>{t(ROLE_INFO[role].labelKey)}</span>}
          </span>
          {id === busyId && <Spinner size="sm" label={t('partner.general.loading')} />}
          {id === current && (
            <span className={styles.current}>
              {t('userMenu.current')}
              <Check size={16} aria-hidden />
            </span>
          )}
        </div>
      ))}
    </div>
  )
}
