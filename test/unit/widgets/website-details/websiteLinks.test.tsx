import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect } from 'react'
import type { WebsiteDetails } from '../../../../src/contract'
import { type Command, usePageStore } from '../../../../src/store'
import { ActionsMenu } from '../../../../widgets/website-details/header/ActionsMenu'
import { stopIslands } from '../renderIsland'
import { JONAS, renderDialog, WEBSITE } from './support'

afterEach(stopIslands)

// As much of it as the menu reads.
const website = WEBSITE as unknown as WebsiteDetails
const invoices = { external_invoices: '/external/invoices/{website}' }

async function openMenu(options: Parameters<typeof renderDialog>[1]): Promise<HTMLElement | null> {
  await renderDialog(<ActionsMenu website={website} />, options)
  await userEvent.click(await screen.findByRole('button', { name: 'More actions' }))
  return screen.queryByRole('menuitem', { name: /Invoices/ })
}

it('whoever may see contracts opens the invoices where the system has them', async () => {
  expect(await openMenu({ routes: invoices })).toHaveAttribute('href', '/external/invoices/12')
})

it('whoever may not is told why', async () => {
  const item = await openMenu({ user: JONAS })
  expect(item).toHaveAttribute('aria-disabled', 'true')
  expect(item).toHaveTextContent('Your role does not allow this')
})

it('a system without invoices offers none', async () => {
  expect(await openMenu({})).toBeNull()
})

it('the palette leads where the menu does', async () => {
  let all: (() => Promise<readonly Command[]>) | undefined
  function Palette() {
    const { commands } = usePageStore()
    useEffect(() => {
      all = commands.all
    })
    return null
  }
  await renderDialog(
    <>
      <ActionsMenu website={website} />
      <Palette />
    </>,
    { routes: { ...invoices, partner_website_domains: '/website/{website}/domains' } },
  )
  await screen.findByRole('button', { name: 'More actions' })
  const offered = (await all?.()) ?? []
  expect(offered.map(({ label, about }) => [label, about])).toContainEqual(['Domain names', website.title])
  const opened = jest.spyOn(window, 'open').mockReturnValue(null)
  offered.find(({ label }) => label.startsWith('Invoices'))?.run()
  expect(opened).toHaveBeenCalledWith('/external/invoices/12', '_blank', 'noopener')
})
