import { selectUser, useAppSelector, useMessages } from 'partner-islands'
import { useState } from 'react'
import './look'

export function IslandName() {
  const t = useMessages()
  const user = useAppSelector(selectUser)
  const [count, setCount] = useState(0)
  return (
    <section className="island-name" aria-label={t('island-name.title')}>
      <p>{t('island-name.greeting', { forename: user?.forename ?? '' })}</p>
      <button type="button" onClick={() => setCount(count + 1)}>
        {t('island-name.count', { count })}
      </button>
    </section>
  )
}
