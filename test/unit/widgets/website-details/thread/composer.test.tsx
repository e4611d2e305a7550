import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { Composer, type ComposerHandle } from '../../../../../widgets/website-details/thread/composer/Composer'
import { json } from '../../../http/support'
import { stopIslands } from '../../renderIsland'
import { bodyOf, renderDetails } from '../support'
import { messageOf } from './messageOf'

afterEach(stopIslands)

const page = (items: object[]) => ({ items, pagination: { page: 1, pages: 1, count: items.length, limit: 50, total: items.length } })
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const text = (name: string) => screen.getByRole('textbox', { name })

describe('words for the team', () => {
  it('become words for the customer only if somebody says so', async () => {
    renderDetails(<Composer websiteId={12} ref={null} />)
    await userEvent.type(text('Internal note'), 'They pay late')
    await press('Call note')
    await press('Reply')
    await screen.findByRole('dialog', { name: 'Send this to the customer?' })
    await press('Cancel')
    expect(text('Call note')).toHaveValue('They pay late')
    await press('Reply')
    await press('Make it a reply')
    expect(text('Reply')).toHaveValue('They pay late')
    await press('Internal note')
    await screen.findByRole('dialog', { name: 'Keep this for the team?' })
  })

  it('do not become an answer by answering a message', async () => {
    const composer = createRef<ComposerHandle>()
    renderDetails(<Composer websiteId={12} ref={composer} />)
    await userEvent.type(text('Internal note'), 'They pay late')
    await act(async () => composer.current?.reply(messageOf(4, { category: 'message_from', subject: 'Prices' })))
    await press('Make it a reply')
    expect(screen.getByRole('textbox', { name: 'Subject' })).toHaveValue('Re: Prices')
  })

  it('nobody is asked about nothing', async () => {
    renderDetails(<Composer websiteId={12} ref={null} />)
    await press('Reply')
    expect(text('Reply')).toBeInTheDocument()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
})

it('whoever chooses what they write goes on with the words', async () => {
  renderDetails(<Composer websiteId={12} ref={null} />)
  for (const name of ['Reply', 'Call note', 'Internal note']) {
    await press(name)
    await waitFor(() => expect(text(name)).toHaveFocus())
  }
})

it('c begins a note and r an answer, unless somebody types', async () => {
  renderDetails(<Composer websiteId={12} ref={null} />)
  await screen.findByRole('button', { name: 'Reply' })
  await userEvent.keyboard('r')
  await waitFor(() => expect(text('Reply')).toHaveFocus())
  await userEvent.keyboard('crc')
  expect(text('Reply')).toHaveValue('crc')
  await userEvent.clear(text('Reply'))
  await userEvent.tab()
  await userEvent.keyboard('c')
  await waitFor(() => expect(text('Internal note')).toHaveFocus())
})

it('an answer is held while there is something newer from the customer, which is shown first', async () => {
  const sent: unknown[] = []
  const newest = messageOf(9, { category: 'message_from', message: 'Please wait', from: { name: 'Ada', email: 'ada@bakery.example' } })
  renderDetails(<Composer websiteId={12} ref={null} />, {
    answers: {
      'GET /api/website/12/logs': page([newest]),
      'POST /website/12/log/message': (init) => {
        sent.push(bodyOf(init))
        return sent.length === 1 ? json({ error: 'newer' }, { status: 409 }) : messageOf(10, { category: 'message_to' })
      },
    },
  })
  await press('Reply')
  await userEvent.type(text('Subject'), 'Offer')
  await userEvent.type(text('Reply'), 'Here it is')
  await press('Send')
  const dialog = await screen.findByRole('dialog', { name: 'The customer has written in the meantime' })
  expect(dialog).toHaveTextContent('Please wait')
  await press('Send anyway')
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]).toMatchObject({ category: 'message_to', message: 'Here it is', seen: 9 })
  await waitFor(() => expect(text('Reply')).toHaveValue(''))
})

it('a mail without a subject is asked about, and goes out once however often its keys are pressed', async () => {
  const sent: unknown[] = []
  renderDetails(<Composer websiteId={12} ref={null} />, {
    answers: {
      'POST /website/12/log/message': (init) => {
        sent.push(bodyOf(init))
        return messageOf(10, { category: 'message_to' })
      },
    },
  })
  await press('Reply')
  await userEvent.type(text('Reply'), 'Here it is')
  await press('Send')
  await screen.findByRole('dialog', { name: 'Send it like this?' })
  await press('Go on writing')
  expect(sent).toEqual([])
  await userEvent.type(text('Subject'), 'Offer')
  await userEvent.type(text('Reply'), '{Control>}{Enter}{Enter}{/Control}')
  await waitFor(() => expect(text('Reply')).toHaveValue(''))
  expect(sent).toEqual([expect.objectContaining({ subject: 'Offer', key: expect.any(String) })])
})

it('an answer that was lost is asked for again under the same key', async () => {
  const sent: unknown[] = []
  renderDetails(<Composer websiteId={12} ref={null} />, {
    answers: {
      'POST /website/12/log/message': (init) => {
        sent.push(bodyOf(init))
        return sent.length === 1 ? json({ error: 'gone' }, { status: 502 }) : messageOf(10, { category: 'message_to' })
      },
    },
  })
  await press('Reply')
  await userEvent.type(text('Subject'), 'Offer')
  await userEvent.type(text('Reply'), 'Here it is')
  await press('Send')
  await screen.findByRole('alert')
  await press('Send')
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[0]).toMatchObject({ key: expect.any(String) })
  expect(sent[1]).toEqual(sent[0])
})

describe('an answer', () => {
  const newest = messageOf(9, { category: 'message_from', subject: 'Prices', from: { name: 'Ada', email: 'ada@bakery.example' } })
  const customer = { customer: { email: 'ada@bakery.example', contactEmail: '' }, contact: {} }
  const answers = { 'GET /api/website/12/logs': page([newest]), 'GET /api/website/customer/12': customer }

  it('is one to what the customer wrote last, and says whom it goes to', async () => {
    renderDetails(<Composer websiteId={12} ref={null} />, { answers })
    await press('Reply')
    expect(await screen.findByText('In reply to Ada')).toBeInTheDocument()
    expect(screen.getByText('To: ada@bakery.example')).toBeInTheDocument()
    expect(screen.getByRole('textbox', { name: 'Subject' })).toHaveValue('Re: Prices')
    await press('Not a reply')
    expect(screen.queryByText('In reply to Ada')).toBeNull()
  })

  it('says when there is no address to send it to', async () => {
    renderDetails(<Composer websiteId={12} ref={null} />, {
      answers: { ...answers, 'GET /api/website/customer/12': { customer: { email: '' }, contact: {} } },
    })
    await press('Reply')
    expect(await screen.findByText('This customer has no e-mail address.')).toBeInTheDocument()
  })

  it('that was taken back from its entry is written on, once however often it is asked for', async () => {
    const composer = createRef<ComposerHandle>()
    const draft = { to: ['ada@bakery.example'], subject: 'Offer', html: '<p>Hi</p>', text: 'Here it is', inReplyTo: 9 }
    const takeBack = jest.fn(() => ({ draft, attachments: [] }))
    renderDetails(<Composer websiteId={12} ref={composer} />, {
      answers: { ...answers, 'POST /email-composer/mailer/12/undo': takeBack },
    })
    const entry = messageOf(10, { category: 'message_to', to: { name: 'Ada', email: 'ada@bakery.example' } })
    await act(async () => composer.current?.takeBack(entry))
    await waitFor(() => expect(text('Reply')).toHaveValue('Here it is'))
    expect(screen.getByRole('textbox', { name: 'Subject' })).toHaveValue('Offer')
    expect(text('Reply')).toHaveFocus()
    await act(async () => composer.current?.takeBack(entry))
    expect(text('Reply')).toHaveValue('Here it is')
    expect(takeBack).toHaveBeenCalledTimes(1)
  })

  it('is one thing with its subject: Enter leads from that to the words, and sends nothing', async () => {
    renderDetails(<Composer websiteId={12} ref={null} />, { answers })
    await userEvent.click(await screen.findByRole('button', { name: 'Reply' }))
    await userEvent.type(await screen.findByRole('textbox', { name: 'Subject' }), 'Offer{Enter}')
    expect(text('Reply')).toHaveFocus()
    await userEvent.click(screen.getByRole('button', { name: 'Saved replies' }))
    expect(text('Reply')).toHaveValue('/')
  })
})
