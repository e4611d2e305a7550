import fc from 'fast-check'
import { createSaveQueue } from '../../../../src/api/call/saveQueue'

interface Fields {
  a?: number
  b?: number
  list?: number[]
}

/** A server that answers when told, in any order. */
function setup() {
  const calls: { change: Fields; answer: (isDone: boolean) => Promise<void> }[] = []
  const steps: Fields[] = []
  const queue = createSaveQueue<Fields, boolean>({
    send: (change) =>
      new Promise((resolve) => {
        calls.push({
          change,
          answer: async (isDone) => {
            resolve(isDone)
            await new Promise((done) => setTimeout(done))
          },
        })
      }),
    isRefused: (isDone) => !isDone,
    onStep: (unsaved) => steps.push(unsaved),
  })
  return { queue, calls, steps }
}

it('sends one change at a time, and what waited together with the last value of each field', async () => {
  const { queue, calls, steps } = setup()
  void queue.save({ a: 1 })
  void queue.save({ a: 2 })
  void queue.save({ b: 5 })
  void queue.save({ a: 3 })
  expect(calls.map(({ change }) => change)).toEqual([{ a: 1 }])
  expect(steps.at(-1)).toEqual({ a: 3, b: 5 })
  await calls[0]?.answer(true)
  expect(calls.map(({ change }) => change)).toEqual([{ a: 1 }, { a: 3, b: 5 }])
  await calls[1]?.answer(true)
  expect(queue.unsaved()).toEqual({})
})

it('sends lists that waited together one after the other', async () => {
  const { queue, calls, steps } = setup()
  for (const nth of [1, 2, 3]) void queue.save({ list: [nth] })
  expect(steps.at(-1)).toEqual({ list: [1, 2, 3] })
  await calls[0]?.answer(true)
  expect(calls.map(({ change }) => change)).toEqual([{ list: [1] }, { list: [2, 3] }])
})

it('tells a refusal to the last of those who share it, and to nobody whose fields were changed again', async () => {
  const { queue, calls } = setup()
  const first = queue.save({ a: 1 })
  const second = queue.save({ a: 2 })
  const third = queue.save({ b: 3 })
  await calls[0]?.answer(false)
  await calls[1]?.answer(false)
  expect(await Promise.all([first, second, third])).toEqual([null, null, false])
})

it('leaves the server with the last value of every field, however it is called', async () => {
  const change = fc.record({ a: fc.integer(), b: fc.integer() }, { requiredKeys: [] })
  await fc.assert(
    fc.asyncProperty(fc.array(fc.oneof(change, fc.constant('answer' as const)), { maxLength: 20 }), async (events) => {
      const { queue, calls } = setup()
      const server: Fields = {}
      let answered = 0
      const answer = async () => {
        const call = calls[answered]
        if (!call) return
        answered += 1
        Object.assign(server, call.change)
        await call.answer(true)
      }
      for (const event of events) await (event === 'answer' ? answer() : void queue.save(event))
      while (answered < calls.length) await answer()
      expect(server).toEqual(Object.assign({}, ...events.filter((event) => event !== 'answer')))
    }),
  )
})
