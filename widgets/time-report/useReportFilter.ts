import { useState } from 'react'
import { useToday } from '../../src/islands'
import { monthAround, STATUSES, TIME_GROUPS, TIME_ROUNDINGS } from '../../src/model'
import { useAddress } from '../../src/store'
import type { Filter } from './Filter'
import { oneOf } from './oneOf'

const USUAL_GROUP = 'person'

type Days = Pick<Filter, 'from' | 'to'>

/** What the report is about, as the address says; this month, as long as it says nothing. */
export function useReportFilter(): readonly [Filter, (change: Partial<Filter>) => void] {
  const [address, changeAddress] = useAddress()
  const month = monthAround(useToday(), 0)
  // A day that is being typed is none yet, and the field must not fill itself meanwhile.
  const [emptied, setEmptied] = useState<Partial<Days>>({})
  const days = { from: address.get('from') ?? month.from, to: address.get('to') ?? month.to }

  const filter: Filter = {
    ...days,
    ...emptied,
    person: /^\d{1,9}$/.exec(address.get('person') ?? '')?.[0] ?? '',
    status: oneOf(STATUSES, address.get('status')),
    website: address.get('website') ?? '',
    group: oneOf(TIME_GROUPS, address.get('group')) || USUAL_GROUP,
    round: oneOf(TIME_ROUNDINGS, address.get('round')),
  }
  const change = (part: Partial<Filter>) => {
    const next = { ...filter, ...part }
    setEmptied({ ...(next.from === '' && { from: '' }), ...(next.to === '' && { to: '' }) })
    const { from, to } = { from: next.from || days.from, to: next.to || days.to }
    const isUsual = from === month.from && to === month.to
    changeAddress({
      ...next,
      from: isUsual ? null : from,
      to: isUsual ? null : to,
      group: next.group === USUAL_GROUP ? null : next.group,
      page: null,
    })
  }
  return [filter, change]
}
