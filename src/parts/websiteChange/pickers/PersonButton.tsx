import type { ComponentProps } from 'react'
import { PopoverButton } from '../../../ui'
import type { PersonListProps } from './PersonList'
import { PersonPanel } from './PersonPanel'

interface Props extends PersonListProps {
  renderTrigger: ComponentProps<typeof PopoverButton>['renderTrigger']
}

/** A button that opens a list of people to choose from. */
export function PersonButton({ renderTrigger, onPick, ...list }: Props) {
  return (
    <PopoverButton label={list.label} renderTrigger={renderTrigger}>
      {(close) => (
        <PersonPanel
          {...list}
          onCancel={close}
          onPick={(person) => {
            close()
            onPick(person)
          }}
        />
      )}
    </PopoverButton>
  )
}
