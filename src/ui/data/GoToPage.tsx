import { type KeyboardEvent, useState } from 'react'
import { useMessages } from '../../i18n'
import { NumberField } from '../field/NumberField'
import styles from './pagination.module.css'

interface Props {
  pages: number
  onPage: (page: number) => void
}

/** Goes to a page by its number with Enter; one that is not there is the next that is. */
export function GoToPage({ pages, onPage }: Props) {
  const t = useMessages()
  const [typed, setTyped] = useState<number | null>(null)
  const label = t('partner.general.goToPage')
  // No form: lists are within forms, too.
  const goOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    if (typed !== null) onPage(Math.min(Math.max(Math.trunc(typed), 1), pages))
    setTyped(null)
  }
  return (
    <div className={styles.goTo}>
      <span aria-hidden>{label}</span>
      <div className={styles.number}>
        <NumberField
          label={label}
          hideLabel
          min={1}
          max={pages}
          enterKeyHint="go"
          value={typed}
          onChange={setTyped}
          onKeyDown={goOnEnter}
        />
      </div>
    </div>
  )
}
