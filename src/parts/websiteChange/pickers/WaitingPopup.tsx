import type { ComponentProps } from 'react'
import { HoldKeys } from '../../../store'
import { PopoverPanel, Skeleton } from '../../../ui'

interface Props extends Pick<ComponentProps<typeof PopoverPanel>, 'id' | 'anchor' | 'label' | 'onClose'> {
  onCancel: () => void
}

/** Stands where what changes websites will be, until they are there as they are now. */
export const WaitingPopup = ({ onCancel, ...popup }: Props) => (
  <PopoverPanel {...popup}>
    <HoldKeys onCancel={onCancel} />
    <Skeleton shape="block" height="96px" />
  </PopoverPanel>
)
