import { act } from '@testing-library/react'
import { useNotifications } from '../../../../src/api/shell'
import { selectToasts } from '../../../../src/store'
import { renderIsland, stopIslands } from '../../widgets/renderIsland'

class Line extends EventTarget {
  static readonly opened: Line[] = []
  readyState = 1
  constructor() {
    super()
    Line.opened.push(this)
  }
  close(): void {
    this.readyState = 2
  }
}

function Listener() {
  useNotifications()
  return null
}

afterEach(stopIslands)

it('what the host tells a person is a toast that leads to the website', () => {
  Object.assign(globalThis, { EventSource: Line })
  const routes = { partner_index: '/', partner_events: '/events', partner_website_details: '/website/{website}' }
  const { store } = renderIsland(<Listener />, { texts: {}, at: '/', data: { routes } })
  const hear = (data: string) =>
    act(() => {
      Line.opened[0]?.dispatchEvent(new MessageEvent('notification', { data }))
    })
  hear('{"websiteId":7,"text":"Mira made you responsible for “Bakery”"}')
  hear('broken')
  expect(selectToasts(store.getState())).toMatchObject([
    { kind: 'info', key: 'Mira made you responsible for “Bakery”', actionKey: 'partner.general.openWebsite' },
  ])
})
