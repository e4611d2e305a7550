import { type KeyboardEvent, useState } from 'react'
import { useMessages } from '../../i18n'
import { TextField } from '../field/TextField'
import styles from './pagination.module.css'

interface Props {
  pages: number
  onPage: (page: number) => void
}

/** Goes to a page by its number with Enter; one that is not there is the next that is. */
export function GoToPage({ pages, onPage }: Props) {
  const t = useMessages()
  const [typed, setTyped] = useState('')
  const label = t('partner.general.goToPage')
  // No form: lists are within forms, too.
  const goOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    const page = Number.parseInt(typed, 10)
    if (page >= 0) onPage(Math.min(page || 1, pages))
    setTyped('')
  }
  return (
    <div className={styles.goTo}>
      <span aria-hidden>{label}</span>
      <div className={styles.number}>
        <TextField label={label} hideLabel inputMode="numeric" enterKeyHint="go" value={typed} onChange={setTyped} onKeyDown={goOnEnter} />
      </div>
    </div>
  )
}
