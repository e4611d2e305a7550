import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import * as v from 'valibot'
import { StoredFile } from '../../../../src/contract'
import { Attachments, useUploads } from '../../../../src/parts/attachments'
import { selectErrors, selectToasts } from '../../../../src/store'
import { json } from '../../http/support'
import { renderIsland, stopIslands } from '../../widgets/renderIsland'

afterEach(stopIslands)

/** The browser's own way of sending that tells how far it is, which meets the end of the session. */
class RefusedRequest extends EventTarget {
  readonly upload = new EventTarget()
  readonly response = '{}'
  readonly status = 401
  responseType = ''
  open = () => undefined
  setRequestHeader = () => undefined
  getResponseHeader = (name: string) => (name === 'content-type' ? 'application/json' : null)
  send = () => void this.dispatchEvent(new Event('load'))
}

const nothing = () => undefined

function Uploading() {
  const { uploads, add, drop, retry } = useUploads({ log: 3 }, { onAdd: nothing, onStored: nothing, onDrop: nothing })
  return (
    <>
      <button type="button" onClick={() => add([new File(['x'], 'logo.svg')])}>
        Add
      </button>
      <Attachments files={[]} uploads={uploads} onRemove={nothing} onDrop={drop} onRetry={retry} />
    </>
  )
}

it('a file that meets the end of the session is marked, with another try; the page tells why', async () => {
  Object.assign(globalThis, { XMLHttpRequest: RefusedRequest })
  const routes = { partner_website_log_files: '/website/{website}/log/files' }
  const { store } = renderIsland(<Uploading />, { data: { routes }, replies: [json({}, { status: 401 })] })
  fireEvent.click(screen.getByRole('button', { name: 'Add' }))
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeEnabled()
  expect(screen.getByRole('listitem')).toHaveTextContent(/^logo\.svg$/)
  await waitFor(() => expect(selectToasts(store.getState()).map(({ key }) => key)).toEqual(['partner.error.unauthorized']))
  expect(selectErrors(store.getState())).toHaveLength(1)
})

function Chosen() {
  const [files, setFiles] = useState([1, 2].map((id) => v.parse(StoredFile, { id, name: `${id}.txt`, type: 'text' })))
  const remove = ({ id }: StoredFile) => setFiles((now) => now.filter((file) => file.id !== id))
  return (
    <form>
      <input aria-label="Subject" />
      <Attachments files={files} uploads={[]} onRemove={remove} onDrop={nothing} onRetry={nothing} />
    </form>
  )
}

it('the focus goes on to the next file when one is taken away, and after the last to the first field', async () => {
  renderIsland(<Chosen />)
  await userEvent.click(screen.getByRole('button', { name: 'Remove 1.txt' }))
  expect(screen.getByRole('button', { name: 'Remove 2.txt' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(screen.queryByRole('listitem')).not.toBeInTheDocument()
  await waitFor(() => expect(screen.getByLabelText('Subject')).toHaveFocus())
})

it('shows the kind of a file whose name turns its letters round, chosen or stored', () => {
  const name = 'price\u202Egpj.exe'
  const files = [v.parse(StoredFile, { id: 1, name, type: 'unknown' })]
  const uploads = [{ key: '1', file: new File(['1'], name), progress: 0 }]
  renderIsland(<Attachments files={files} uploads={uploads} onRemove={nothing} onDrop={nothing} onRetry={nothing} />)
  expect(screen.getAllByText('pricegpj.exe')).toHaveLength(2)
})
