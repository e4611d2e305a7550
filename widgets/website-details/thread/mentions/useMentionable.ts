import { useMemo } from 'react'
import { useWebsiteDetailsQuery } from '../../../../src/api'
import { mayOn } from '../../../../src/model'
import { selectUser, useAppSelector } from '../../../../src/store'
import { type Colleague, useColleagues } from '../../people/colleagues'

/** Colleagues who can see the website: nobody else is told what is written about it (WM-09). */
export function useMentionable(websiteId: number): readonly Colleague[] {
  const { data: website } = useWebsiteDetailsQuery(websiteId)
  const me = useAppSelector(selectUser)
  const colleagues = useColleagues()
  return useMemo(
    () => colleagues.filter((person) => person.active && person.id !== me?.id && website && mayOn('see_websites', person, website)),
    [colleagues, me, website],
  )
}
