import { Suspense } from 'react'
import { lazyPart } from '../../../islands'
import { HoldKeys } from '../../../store'
import { Skeleton } from '../../../ui'
import type { PersonListProps } from './PersonList'

const PersonList = lazyPart(() => import('./PersonList'))

interface Props extends PersonListProps {
  onCancel: () => void
}

/** People to choose from, loaded when it is opened; what is typed meanwhile finds them. */
export const PersonPanel = ({ onCancel, ...list }: Props) => (
  <Suspense
    fallback={
      <>
        <HoldKeys onCancel={onCancel} />
        <Skeleton shape="block" height="96px" />
      </>
    }
  >
    <PersonList {...list} />
  </Suspense>
)
