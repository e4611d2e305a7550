import { useMemo } from 'react'
import { isDnsType } from '../../../../src/model'
import { useAddress } from '../../../../src/store'
import { ZONE_ADDRESS } from '../../shared/zoneAddress'
import type { RecordQuery } from './recordList'

const { search: SEARCH, type: TYPE, sort: SORT } = ZONE_ADDRESS

/** What of the zone the table shows, as the address says. */
export function useRecordQuery(): readonly [RecordQuery, (query: RecordQuery) => void] {
  const [address, change] = useAddress()
  const search = address.get(SEARCH) ?? ''
  const type = address.get(TYPE) ?? ''
  const sort = address.get(SORT) ?? undefined
  // The same one as long as it asks the same: the records are looked through for each new one.
  const query = useMemo(() => ({ search, type: isDnsType(type) ? type : null, sort }), [search, type, sort])
  return [query, (next) => change({ [SEARCH]: next.search, [TYPE]: next.type, [SORT]: next.sort ?? null })]
}
