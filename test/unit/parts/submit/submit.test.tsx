import { act, fireEvent, screen } from '@testing-library/react'
import { createErrorObject } from '../../../../src/http'
import { LoadFailure, reasonFor, Refusal, useSubmit } from '../../../../src/parts/submit'
import { selectToasts } from '../../../../src/store'
import { TextField } from '../../../../src/ui'
import { renderIsland } from '../../widgets/renderIsland'

const FIELDS = [
  { name: 'email', message: 'This is no address' },
  { name: 'note', message: 'Too long' },
]
const refused = createErrorObject({ name: 'RequestError', type: 'backend', message: 'partner.error.unknown', fields: FIELDS })

/** A form with one field, that sends with `task`. */
function Form({ task }: { task: () => Promise<unknown> }) {
  const { busy, error, fieldError, forget, run } = useSubmit()
  return (
    <>
      <button type="button" onClick={() => void run(task)}>
        Send
      </button>
      <button type="button" onClick={forget}>
        Change
      </button>
      <p>{busy ? 'busy' : 'idle'}</p>
      <p>Email: {fieldError('email') ?? 'fine'}</p>
      <Refusal error={error} shown={['email']} />
    </>
  )
}

const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send' }))

it('says at a field what is wrong with it, and below what no field says, until something is changed', async () => {
  renderIsland(<Form task={() => Promise.reject(refused)} />)
  send()
  expect(await screen.findByText('Email: This is no address')).toBeInTheDocument()
  expect(screen.getByRole('alert')).toHaveTextContent(/^Too long$/)
  fireEvent.click(screen.getByRole('button', { name: 'Change' }))
  expect(screen.getByText('Email: fine')).toBeInTheDocument()
  expect(screen.queryByRole('alert')).toBeNull()
})

it('sends once at a time', async () => {
  let finish: () => void = () => undefined
  const task = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)))
  renderIsland(<Form task={task} />)
  send()
  expect(screen.getByText('busy')).toBeInTheDocument()
  send()
  expect(task).toHaveBeenCalledTimes(1)
  finish()
  expect(await screen.findByText('idle')).toBeInTheDocument()
  send()
  expect(task).toHaveBeenCalledTimes(2)
})

it('is told by the page when it fails after its form was left, and only then', async () => {
  let fail: (error: unknown) => void = () => undefined
  const task = () => new Promise<void>((_, reject) => (fail = reject))
  const { store, unmount } = renderIsland(<Form task={task} />)
  send()
  await act(async () => fail(refused))
  expect(selectToasts(store.getState())).toEqual([])
  send()
  unmount()
  await act(async () => fail(refused))
  expect(selectToasts(store.getState())).toMatchObject([{ kind: 'error' }])
})

it('says nothing of what was given up', async () => {
  renderIsland(<Form task={() => Promise.reject(new DOMException('', 'AbortError'))} />)
  send()
  expect(await screen.findByText('idle')).toBeInTheDocument()
  expect(screen.queryByRole('alert')).toBeNull()
})

describe('an ended session', () => {
  const ended = createErrorObject({ name: 'UnauthorizedError', type: 'unauthorized', message: 'partner.error.unauthorized' })

  it.each([
    ['a form', <Refusal key="form" error={ended} />],
    ['a field', <TextField key="field" label="Title" value="" error={reasonFor(ended)} onChange={() => undefined} />],
    [
      'a field with words of its own',
      <TextField key="field" label="Title" value="" error={reasonFor(ended, 'Gone')} onChange={() => undefined} />,
    ],
  ])('is told by the page, and not by %s as well', (_, element) => {
    renderIsland(element)
    expect(screen.queryByRole('alert')).toBeNull()
    expect(document.body).not.toHaveTextContent(/signed in|Gone/)
    for (const field of screen.queryAllByRole('textbox')) expect(field).toBeValid()
  })
})

it('leads to a larger plan where one is needed', () => {
  const payment = createErrorObject({ name: 'RequestError', type: 'payment', message: 'partner.domains.publish.upgrade', link: 'upgrade' })
  renderIsland(<Refusal error={payment} />, { data: { config: { upgradeUrl: 'https://plans.example/' } } })
  expect(screen.getByRole('link')).toHaveAttribute('href', 'https://plans.example/')
})

describe('what a larger plan would allow', () => {
  const payment = createErrorObject({
    name: 'PaymentError',
    type: 'payment',
    status: 402,
    message: 'Ten websites at most',
    link: 'upgrade',
  })
  const UPGRADE = { config: { partnerId: 3, upgradeUrl: 'https://plans.example/' } }

  it.each([
    ['a field', <TextField key="field" label="Title" value="" error={reasonFor(payment)} onChange={() => undefined} />],
    ['what could not be loaded', <LoadFailure key="state" error={payment} />],
    ['a dialog', <Refusal key="dialog" error={payment} />],
  ])('leads to the plans from %s, in a new tab', (_, element) => {
    renderIsland(element, { data: UPGRADE })
    const link = screen.getByRole('link', { name: /^Ten websites at most ?\(opens in a new tab\)$/ })
    expect(link).toHaveAttribute('href', 'https://plans.example/')
    expect(link).toHaveAttribute('target', '_blank')
  })

  it('is only said where there is no page with plans', () => {
    renderIsland(<Refusal error={payment} />)
    expect(screen.getByRole('alert')).toHaveTextContent('Ten websites at most')
    expect(screen.queryByRole('link')).toBeNull()
  })
})

describe('what could not be loaded', () => {
  const failed = (parts: object) =>
    createErrorObject({ name: 'RequestError', type: 'backend', message: 'partner.error.forbidden', ...parts })

  it('says why', () => {
    renderIsland(<LoadFailure error={failed({})} />)
    expect(screen.getByRole('alert')).toHaveTextContent('This could not be loadedYou are not allowed to do this.')
  })

  it('leaves it to the page to say that the session has ended', () => {
    renderIsland(<LoadFailure error={failed({ type: 'unauthorized', message: 'partner.error.unauthorized' })} />)
    expect(screen.getByRole('alert')).toHaveTextContent(/^This could not be loaded$/)
  })
})
