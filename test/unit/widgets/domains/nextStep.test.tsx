import { screen } from '@testing-library/react'
import * as v from 'valibot'
import { Domain } from '../../../../src/contract'
import { useNextStep } from '../../../../widgets/domains/shared/useNextStep'
import { stopIslands } from '../renderIsland'
import { renderDomains } from './support'

afterEach(stopIslands)

function Step({ domain }: { domain: Domain }) {
  return <p role="status">{useNextStep()(domain)}</p>
}

it.each([
  ['own', 'It ends on December 15, 2026. Renew it, or switch on automatic renewal.'],
  ['external', 'It ends on December 15, 2026. Renew it with the provider where it is registered.'],
])('a domain that ends is renewed where it is registered: %s', (kind, text) => {
  const domain = v.parse(Domain, {
    id: 1,
    name: 'bakery.example',
    state: 'expiring',
    expiresAt: '2026-12-15T00:00:00Z',
    createdAt: '2025-12-15T00:00:00Z',
    registrar: { kind, name: 'IONOS' },
  })
  renderDomains(<Step domain={domain} />, { answers: {} })
  expect(screen.getByRole('status')).toHaveTextContent(text)
})
