import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { I18nProvider } from '../../../../src/i18n'
import messages from '../../../../src/i18n/messages/en.json'
import { LiveRegion } from '../../../../src/ui'
import './topLayer'

const PACKS = [messages]

/** Renders in English with everything a component expects around it. */
export function renderUi(element: ReactNode) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <I18nProvider locale="en" timeZone="UTC" packs={PACKS}>
      <LiveRegion>{children}</LiveRegion>
    </I18nProvider>
  )
  return { user: userEvent.setup(), ...render(element, { wrapper }) }
}
