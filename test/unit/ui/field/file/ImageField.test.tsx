import { fireEvent, screen, waitFor } from '@testing-library/react'
import { ImageField } from '../../../../../src/ui/field/file/ImageField'
import { renderUi } from '../../support/renderUi'

const PNG = '89504e470d0a1a0a0000000d49484452'

it('takes a picture, and refuses one that says it is enormous before a browser shows it', async () => {
  const change = jest.fn()
  renderUi(<ImageField label="Logo" value={null} onChange={change} />)
  const choose = (name: string, size: string) => {
    const file = new File([Buffer.from(PNG + size, 'hex')], name, { type: 'image/png' })
    const input = document.querySelector('input[type="file"]')
    if (input) fireEvent.change(input, { target: { files: [file] } })
  }
  choose('bomb.png', '0000ea600000ea60')
  expect(await screen.findByText(/“bomb.png” is a kind of file that cannot be used here/)).toBeVisible()
  expect(change).not.toHaveBeenCalled()
  choose('logo.png', '0000010000000100')
  await waitFor(() => expect(change).toHaveBeenCalledWith(expect.stringMatching(/^data:image\/png;base64,/)))
  expect(screen.queryByText(/bomb.png/)).not.toBeInTheDocument()
})
