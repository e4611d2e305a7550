import { useMemo } from 'react'
import { useWebsiteDetailsQuery } from '../../api/websites'
import { mayOn } from '../../model'
import { selectUser, useAppSelector } from '../../store'
import { type Colleague, usePeople } from './usePeople'

/** Colleagues who can see the website: nobody else is told what is written about it (WM-09). */
export function useMentionable(websiteId: number): readonly Colleague[] {
  const { data: website } = useWebsiteDetailsQuery(websiteId)
  const me = useAppSelector(selectUser)
  const colleagues = usePeople()
  return useMemo(
    () => colleagues.filter((person) => person.active && person.id !== me?.id && website && mayOn('see_websites', person, website)),
    [colleagues, me, website],
  )
}
