import { screen } from '@testing-library/react'
import en from '../../../../../widgets/websites/messages/en.json'
import { ContractMarks } from '../../../../../widgets/websites/cells/ContractMarks'
import { renderIsland, stopIslands } from '../../renderIsland'
import { website } from '../website'

afterEach(stopIslands)

it.each([
  ['active', 'unpaid', ['Unpaid']],
  ['cancelled', 'unpaid', ['Unpaid', 'Contract cancelled']],
  ['cancelled', 'paid', ['Contract cancelled']],
  ['active', 'paid', []],
  // Before there is a contract nothing is owed.
  ['inactive', 'unpaid', []],
])('marks a website whose subscription is %s and %s', (subscription, payment, marks) => {
  const badges = [
    { type: 'payment', status: payment },
    { type: 'subscription', status: subscription },
  ]
  renderIsland(<ContractMarks website={website(1, { badges })} />, { texts: en })
  expect(screen.queryAllByText(/Unpaid|Contract cancelled/).map(({ textContent }) => textContent)).toEqual(marks)
})
