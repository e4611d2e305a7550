import { DAY_MS } from '../../../../src/model'
import { statusTimesOf } from '../../../../widgets/website-details/workflow/statusTimes'

const day = (nth: number) => `2026-05-0${nth}T08:00:00Z`
const NOW = Date.parse(day(9))

describe('how long a website was in a status', () => {
  it('ends with the next one, and is not over in the present one', () => {
    const history = [
      { status: 'preparation', since: day(1) },
      { status: 'creation', since: day(4) },
    ] as const
    expect(statusTimesOf({ status: 'creation', status_date: day(4), status_history: [...history] }, NOW)).toEqual(
      new Map([
        ['preparation', { since: day(1), ms: 3 * DAY_MS }],
        ['creation', { since: day(4), ms: 5 * DAY_MS }],
      ]),
    )
  })

  it('counts every time it was there, and says when the last one began', () => {
    const history = [
      { status: 'creation', since: day(1) },
      { status: 'creation_check', since: day(2) },
      { status: 'creation', since: day(5) },
    ] as const
    const times = statusTimesOf({ status: 'creation', status_date: day(5), status_history: [...history] }, NOW)
    expect(times.get('creation')).toEqual({ since: day(5), ms: 5 * DAY_MS })
  })

  it('takes in a move that is on its way, and a host that tells no history', () => {
    const known = { status: 'preparation', since: day(1) } as const
    const moved = statusTimesOf({ status: 'creation', status_date: day(8), status_history: [known] }, NOW)
    expect(moved.get('preparation')).toEqual({ since: day(1), ms: 7 * DAY_MS })
    expect(moved.get('creation')).toEqual({ since: day(8), ms: DAY_MS })
    expect(statusTimesOf({ status: 'done', status_date: day(8), status_history: [] }, NOW)).toEqual(
      new Map([['done', { since: day(8), ms: DAY_MS }]]),
    )
  })
})
