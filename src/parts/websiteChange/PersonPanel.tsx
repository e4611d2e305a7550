import { Suspense } from 'react'
import { lazyPart } from '../../islands'
import { Skeleton } from '../../ui'
import type { PersonListProps } from './PersonList'

const PersonList = lazyPart(() => import('./PersonList'))

/** People to choose from, loaded when it is opened. */
export const PersonPanel = (props: PersonListProps) => (
  <Suspense fallback={<Skeleton shape="block" height="96px" />}>
    <PersonList {...props} />
  </Suspense>
)
