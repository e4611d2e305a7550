import { fireEvent, screen } from '@testing-library/react'
import { AVATAR_MAX_BYTES } from '../../../../src/model'
import { stopIslands } from '../renderIsland'
import { renderProfile } from './profileSupport'

afterEach(stopIslands)

const choose = (name: string, type: string, bytes: number) => {
  const picture = new File(['x'], name, { type })
  Object.defineProperty(picture, 'size', { value: bytes })
  const input = document.querySelector('input[type="file"]')
  if (input) fireEvent.change(input, { target: { files: [picture] } })
}

it.each([
  ['more than 5 MB', 'me.png', 'image/png', AVATAR_MAX_BYTES + 1, /“me.png” is too large. The limit is 5 MB/],
  ['another kind of file', 'me.gif', 'image/gif', 10, /“me.gif” is a kind of file/],
])('a picture of %s is refused beside the field', async (_, name, type, bytes, reason) => {
  await renderProfile()
  choose(name, type, bytes)
  expect(screen.getByText(reason)).toBeVisible()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

it('a picture that says it is 60,000 pixels wide and high is refused before it is decoded', async () => {
  const decode = jest.fn()
  Object.assign(globalThis, { createImageBitmap: decode })
  await renderProfile()
  const header = Buffer.from('89504e470d0a1a0a0000000d494844520000ea600000ea600806000000', 'hex')
  const input = document.querySelector('input[type="file"]')
  if (input) fireEvent.change(input, { target: { files: [new File([header], 'me.png', { type: 'image/png' })] } })
  expect(await screen.findByText(/This picture could not be read/)).toBeVisible()
  expect(decode).not.toHaveBeenCalled()
})
