import { defineIsland, React, selectUser, useAppSelector, useMessages } from 'partner-islands/standalone'
import './look.js'

const { createElement, useState } = React

/** The languages in `messages`; pages in another one get the first. */
const LOCALES = ['en', 'de']

function IslandName() {
  const t = useMessages()
  const user = useAppSelector(selectUser)
  const [count, setCount] = useState(0)
  return createElement(
    'section',
    { className: 'island-name', 'aria-label': t('island-name.title') },
    createElement('p', null, t('island-name.greeting', { forename: user?.forename ?? '' })),
    createElement('button', { type: 'button', onClick: () => setCount(count + 1) }, t('island-name.count', { count })),
  )
}

export default defineIsland({
  component: IslandName,
  messages: (locale) => import(`./messages/${LOCALES.includes(locale) ? locale : LOCALES[0]}.js`),
})
