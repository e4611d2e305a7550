import { readFileSync } from 'node:fs'
import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { SPINNER_SIZES } from '../../../../src/model'
import { Button, EmptyState, ErrorBoundary, FailedState, NoMatches, ProgressBar, SaveBar, Spinner, useAnnounce } from '../../../../src/ui'
import { renderUi } from '../support/renderUi'

it('EmptyState says what will be here and how to begin', () => {
  renderUi(<EmptyState title="No websites yet" description="They appear here." action={<Button>New website</Button>} />)
  expect(screen.getByText('No websites yet')).toBeVisible()
  expect(screen.getByRole('button', { name: 'New website' })).toBeVisible()
})

it('NoMatches offers to clear the filters', async () => {
  const onClear = jest.fn()
  const { user } = renderUi(<NoMatches onClear={onClear} />)
  await user.click(screen.getByRole('button', { name: 'Clear filters' }))
  expect(onClear).toHaveBeenCalledTimes(1)
})

it('FailedState speaks up and offers another try', async () => {
  const onRetry = jest.fn()
  const { user } = renderUi(<FailedState message="No connection." onRetry={onRetry} />)
  expect(screen.getByRole('alert')).toHaveTextContent('This could not be loaded')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(onRetry).toHaveBeenCalledTimes(1)
})

it('FailedState has no button when trying again would not help', () => {
  renderUi(<FailedState />)
  expect(screen.queryByRole('button')).toBeNull()
})

it('Spinner speaks only with a label', () => {
  renderUi(
    <>
      <Spinner />
      <Spinner label="Loading websites" />
    </>,
  )
  expect(screen.getByRole('status', { name: 'Loading websites' })).toBeVisible()
})

it('Spinner has five sizes, and two ways to cover what is under it', () => {
  const sheet = readFileSync('src/ui/feedback/spinner.module.css', 'utf8')
  expect(SPINNER_SIZES).toEqual(['xs', 'sm', 'md', 'lg', 'xl'])
  for (const size of SPINNER_SIZES.filter((one) => one !== 'md')) expect(sheet).toContain(`[data-size="${size}"]`)
  for (const variant of ['overlay', 'fixed'] as const) {
    const { container, unmount } = renderUi(<Spinner size="xl" variant={variant} />)
    expect(container.querySelector(`[data-size='xl'][data-variant='${variant}']`)).not.toBeNull()
    expect(sheet).toContain(`[data-variant="${variant}"]`)
    unmount()
  }
})

it('ProgressBar tells how far it is', () => {
  renderUi(<ProgressBar label="Upload" value={0.25} />)
  expect(screen.getByRole('progressbar', { name: 'Upload' })).toHaveAttribute('value', '0.25')
})

describe('SaveBar', () => {
  it('is there only for unsaved changes', () => {
    renderUi(<SaveBar dirty={false} onDiscard={() => {}} />)
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('discards and saves', async () => {
    const onDiscard = jest.fn()
    const onSave = jest.fn()
    const { user } = renderUi(<SaveBar dirty onDiscard={onDiscard} onSave={onSave} />)
    expect(screen.getByRole('status')).toHaveTextContent('Unsaved changes')
    await user.click(screen.getByRole('button', { name: 'Discard' }))
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(onDiscard).toHaveBeenCalledTimes(1)
    expect(onSave).toHaveBeenCalledTimes(1)
  })

  it('submits the form around without an own handler', async () => {
    const onSubmit = jest.fn((event: React.FormEvent) => event.preventDefault())
    const { user } = renderUi(
      <form onSubmit={onSubmit}>
        <SaveBar dirty onDiscard={() => {}} />
      </form>,
    )
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(onSubmit).toHaveBeenCalledTimes(1)
  })
})

describe('ErrorBoundary', () => {
  it('contains a failing part and tries again', async () => {
    const silent = jest.spyOn(console, 'error').mockImplementation(() => {})
    const onError = jest.fn()
    let isBroken = true
    const Part = () => {
      if (isBroken) throw new Error('broken')
      return <p>Fine</p>
    }
    const { user } = renderUi(
      <ErrorBoundary onError={onError}>
        <Part />
      </ErrorBoundary>,
    )
    expect(screen.getByRole('alert')).toHaveTextContent('This could not be loaded')
    expect(onError).toHaveBeenCalledWith(new Error('broken'))
    isBroken = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(screen.getByText('Fine')).toBeVisible()
    silent.mockRestore()
  })
})

it('announcements go to the live region of their politeness, also when repeated', async () => {
  function Speaker() {
    const announce = useAnnounce()
    const [count, setCount] = useState(0)
    const speak = () => {
      announce('Saved')
      announce('Failed', 'assertive')
      setCount(count + 1)
    }
    return <Button onClick={speak}>{count}</Button>
  }
  const { user, container } = renderUi(<Speaker />)
  const polite = container.querySelector('[aria-live=polite]')
  await user.click(screen.getByRole('button'))
  const first = polite?.textContent
  expect(first).toBe('Saved')
  expect(container.querySelector('[aria-live=assertive]')).toHaveTextContent('Failed')
  await user.click(screen.getByRole('button'))
  expect(polite).toHaveTextContent('Saved')
  expect(polite?.textContent).not.toBe(first)
})

it('the focus stays at the SaveBar when it goes with the button that was pressed', async () => {
  function Form() {
    const [isDirty, setDirty] = useState(true)
    return (
      <>
        <SaveBar dirty={isDirty} onDiscard={() => undefined} onSave={() => setDirty(false)} />
        <Button>After</Button>
      </>
    )
  }
  const { user } = renderUi(<Form />)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument()
  await waitFor(() => expect(document.activeElement).not.toBe(document.body))
  await user.tab()
  expect(screen.getByRole('button', { name: 'After' })).toHaveFocus()
})
