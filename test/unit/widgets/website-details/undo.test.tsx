import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { useWebsiteDetailsQuery } from '../../../../src/api/websites'
import { readKept } from '../../../../src/api/personal/keptActions'
import { WebsiteChangesProvider } from '../../../../src/parts/websiteChange'
import { runToastAction, selectToasts } from '../../../../src/store'
import { FollowButton } from '../../../../widgets/website-details/header/FollowButton'
import TagManager from '../../../../widgets/website-details/tags/TagManager'
import { Composer } from '../../../../widgets/website-details/thread/composer/Composer'
import { ThreadMessage } from '../../../../widgets/website-details/thread/message/ThreadMessage'
import { ThreadContext } from '../../../../widgets/website-details/thread/shared/ThreadContext'
import { TodoCard } from '../../../../widgets/website-details/todos/TodoCard'
import { json } from '../../http/support'
import { stopIslands } from '../renderIsland'
import { MIRA, renderDialog } from './support'
import { messageOf } from './thread/messageOf'

afterEach(() => {
  stopIslands()
  localStorage.clear()
})

const TAGS = [
  { id: 1, name: 'Shop', color: '0852ed', sort: 0, usageCount: 0 },
  { id: 2, name: 'SEO', color: '8a6100', sort: 1, usageCount: 3 },
]
const TODO = {
  id: 5,
  website: { id: 12, title: 'Harbour Bakery' },
  description: 'Call back',
  done: false,
  position: 1,
  to: null,
  dueDate: null,
}
const ABOVE = { ...TODO, id: 4, description: 'Write to them', position: 0 }
const ENTRY = messageOf(70, {
  message: 'Nice people',
  from: MIRA,
  date: '2026-05-04T07:28:00Z',
  createdAt: '2026-05-04T07:28:00Z',
  version: 1,
})

const Note = () => (
  <ThreadContext value={{ websiteId: 12, reply: () => undefined, takeBack: () => undefined, move: () => undefined }}>
    <ThreadMessage message={ENTRY} isChosen={false} />
  </ThreadContext>
)

function Follow() {
  const { data } = useWebsiteDetailsQuery(12)
  return data ? (
    <WebsiteChangesProvider websiteId={12}>
      <FollowButton website={data} />
    </WebsiteChangesProvider>
  ) : null
}

/** What is on the list of recent actions too, for when its toast has gone. */
const KEPT = ['You follow “Harbour Bakery”', 'Description changed', 'To-do done', 'To-do indented', 'Repeats changed', 'Entry changed']

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const choose = async (name: string) => {
  await press('More')
  await userEvent.click(await screen.findByRole('menuitem', { name }))
}

interface Case {
  what: string
  element: ReactElement
  act: () => Promise<void>
  /** What is told, and the calls that did it and took it back. */
  told: string
  calls: readonly string[]
}

const cases: readonly Case[] = [
  {
    what: 'following',
    element: <Follow />,
    act: () => press('Follow'),
    told: 'You follow “Harbour Bakery”',
    calls: ['POST /api/follow/website/12', 'POST /api/follow/website/12'],
  },
  {
    what: 'a new to-do',
    element: <TodoCard websiteId={12} />,
    act: async () => userEvent.type(await screen.findByRole('textbox', { name: 'Add a to-do' }), 'Write to them{Enter}'),
    told: 'To-do added',
    calls: ['POST /website/12/todo/create {"description":"Write to them"}', 'DELETE /website/12/todo/6/delete'],
  },
  {
    what: 'the words of a to-do',
    element: <TodoCard websiteId={12} />,
    act: async () => {
      await press(/Edit Description:.*Call back/s)
      await userEvent.type(await screen.findByRole('textbox', { name: 'Description' }), ' now{Enter}')
    },
    told: 'Description changed',
    calls: ['POST /website/12/todo/5/edit {"description":"Call back now"}', 'POST /website/12/todo/5/edit {"description":"Call back"}'],
  },
  {
    what: 'a done to-do',
    element: <TodoCard websiteId={12} />,
    act: async () => userEvent.click(await screen.findByRole('checkbox', { name: 'Call back' })),
    told: 'To-do done',
    calls: ['POST /website/12/todo/5/toggle', 'POST /website/12/todo/5/toggle'],
  },
  {
    what: 'a to-do under another',
    element: <TodoCard websiteId={12} />,
    act: async () => {
      const handle = await screen.findByRole('button', { name: 'Move “Call back” (Alt + arrow keys)' })
      act(() => handle.focus())
      await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}')
    },
    told: 'To-do indented',
    calls: ['POST /website/12/todo/5/edit {"indented":true}', 'POST /website/12/todo/5/edit {"indented":false}'],
  },
  {
    what: 'the repetition of a to-do',
    element: <TodoCard websiteId={12} />,
    act: async () => {
      const [, due] = await screen.findAllByRole('button', { name: /^Due/ })
      if (due) await userEvent.click(due)
      await userEvent.selectOptions(await screen.findByLabelText('Repeats'), 'Monthly')
    },
    told: 'Repeats changed',
    calls: ['POST /website/12/todo/5/edit {"repeats":"month"}', 'POST /website/12/todo/5/edit {"repeats":null}'],
  },
  {
    what: 'the place of a tag',
    element: <TagManager onExited={() => undefined} />,
    act: () => press('Move SEO up'),
    told: 'Tags changed',
    calls: ['PUT /api/tags/2 {"sort":0}', 'PUT /api/tags/1 {"sort":1}', 'PUT /api/tags/1 {"sort":0}', 'PUT /api/tags/2 {"sort":1}'],
  },
  {
    what: 'a deleted tag',
    element: <TagManager onExited={() => undefined} />,
    act: () => press('Delete Shop'),
    told: 'Tag “Shop” deleted',
    calls: ['DELETE /api/tags/1', 'POST /api/tags/1/restore'],
  },
  {
    what: 'a deleted note in the log',
    element: <Note />,
    act: () => choose('Delete'),
    told: 'Entry deleted',
    calls: ['DELETE /website/12/log/70/delete', 'POST /website/12/log/70/restore'],
  },
  {
    what: 'a changed note in the log',
    element: <Note />,
    act: async () => {
      await choose('Edit')
      await userEvent.type(await screen.findByRole('textbox', { name: 'Edit' }), '!')
      await press('Save')
    },
    told: 'Entry changed',
    calls: [
      'POST /website/12/log/70/message {"message":"Nice people!","version":1}',
      'POST /website/12/log/70/message {"message":"Nice people"}',
    ],
  },
  {
    what: 'a new note in the log',
    element: <Composer websiteId={12} ref={null} />,
    act: async () => {
      await userEvent.type(await screen.findByRole('textbox', { name: 'Internal note' }), 'Oops')
      await press('Save note')
    },
    told: 'Saved',
    calls: [
      expect.stringMatching(
        /^POST \/website\/12\/log\/message \{"category":"intern","message":"Oops","key":"[-\da-f]{36}","files":\[\]\}$/,
      ),
      'DELETE /website/12/log/71/delete',
    ],
  },
]

describe('Undo', () => {
  it.each(cases)('takes back $what', async ({ element, act: change, told, calls }) => {
    const made: string[] = []
    const answers = {
      'GET /api/tags': { items: TAGS },
      'GET /website/12/todo': { items: [ABOVE, TODO], pagination: { page: 1, pages: 1, count: 2, limit: 100, total: 2 }, filters: {} },
      ...Object.fromEntries(
        [
          ['POST /api/follow/website/12', { following: true }],
          ['POST /website/12/todo/create', { ...TODO, id: 6, description: 'Write to them' }],
          ['DELETE /website/12/todo/6/delete', new Response(null, { status: 204 })],
          ['POST /website/12/todo/5/edit', TODO],
          ['POST /website/12/todo/5/toggle', TODO],
          ['PUT /api/tags/1', TAGS[0]],
          ['PUT /api/tags/2', TAGS[1]],
          ['DELETE /api/tags/1', new Response(null, { status: 204 })],
          ['POST /api/tags/1/restore', TAGS[0]],
          ['POST /website/12/log/message', { ...ENTRY, id: 71, message: 'Oops' }],
          ['POST /website/12/log/70/message', ENTRY],
          ['POST /website/12/log/70/restore', ENTRY],
          ['DELETE /website/12/log/70/delete', new Response(null, { status: 204 })],
          ['DELETE /website/12/log/71/delete', new Response(null, { status: 204 })],
        ].map(([key, answer]) => [
          key,
          (init: RequestInit) => {
            made.push([key, typeof init.body === 'string' && init.body].filter(Boolean).join(' '))
            return answer instanceof Response ? answer : json(answer)
          },
        ]),
      ),
    }
    const view = await renderDialog(element, { answers })
    const toasts = () => selectToasts(view.store.getState())
    await change()
    await waitFor(() => expect(toasts().map(({ key }) => key)).toEqual([told]))
    const recent = () => readKept(view.store.services.page).map(({ text }) => text)
    await waitFor(() => expect(recent()).toEqual(KEPT.filter((text) => text === told)))
    act(() => view.store.dispatch(runToastAction(toasts()[0]?.id ?? '')))
    await waitFor(() => expect(made).toEqual(calls))
    await waitFor(() => expect(recent()).toEqual([]))
  })
})
