import { useEffect, useState } from 'react'
import { fetchAllStaff } from '../../src/api/staff'
import type { StaffMember, StaffQuery } from '../../src/contract'
import { reportError, useAppDispatch } from '../../src/store'

/** The team, or the part of it in one state, on whatever page of the list they stand; nobody until all are read. */
export function useEverybody(state?: StaffQuery['state']): readonly StaffMember[] {
  const dispatch = useAppDispatch()
  const [members, setMembers] = useState<readonly StaffMember[]>([])
  useEffect(() => {
    dispatch(fetchAllStaff({ state }))
      .then(setMembers)
      .catch((error: unknown) => dispatch(reportError(error)))
  }, [dispatch, state])
  return members
}
