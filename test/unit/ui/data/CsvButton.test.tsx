import { screen, waitFor } from '@testing-library/react'
import { CsvButton } from '../../../../src/ui'
import { renderUi } from '../support/renderUi'

let saved: { name: string; text: Promise<string> }[] = []

beforeEach(() => {
  saved = []
  let blob: Blob
  URL.createObjectURL = (given: Blob) => {
    blob = given
    return 'blob:rows'
  }
  URL.revokeObjectURL = () => undefined
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, text: textOf(blob) })
  })
})
afterEach(() => jest.restoreAllMocks())

const textOf = (blob: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(String(reader.result)))
    reader.readAsText(blob)
  })

it('saves the rows that were read, and is busy until then', async () => {
  let answer: (rows: string[][]) => void = () => undefined
  const read = jest.fn(() => new Promise<string[][]>((resolve) => (answer = resolve)))
  const { user } = renderUi(
    <CsvButton file="staff.csv" read={read} onError={() => undefined}>
      Export
    </CsvButton>,
  )
  const button = screen.getByRole('button', { name: 'Export' })
  await user.click(button)
  await user.click(button)
  expect(button).toHaveAttribute('aria-busy', 'true')
  expect(read).toHaveBeenCalledTimes(1)

  answer([['Name'], ['=1+1']])
  await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['staff.csv']))
  const [file] = saved
  expect(await file?.text).toContain("'=1+1")
  expect(button).not.toHaveAttribute('aria-busy')
})

it('saves nothing when the rows cannot be read, and says so', async () => {
  const onError = jest.fn()
  const { user } = renderUi(
    <CsvButton file="staff.csv" read={() => Promise.reject(new Error('gone'))} onError={onError}>
      Export
    </CsvButton>,
  )
  await user.click(screen.getByRole('button', { name: 'Export' }))
  await waitFor(() => expect(onError).toHaveBeenCalledWith(new Error('gone')))
  expect(saved).toEqual([])
})
