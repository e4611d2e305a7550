import { createElement, Fragment } from 'react'
import { defineIsland } from '../../src/islands'
import { OtherPartner } from './OtherPartner'
import { SignIn } from './SignIn'

/** What interrupts the work on a page because of its session. */
const Session = () => createElement(Fragment, null, createElement(SignIn), createElement(OtherPartner))

export default defineIsland({ component: Session, messages: (locale) => import(`./messages/${locale}.json`) })
