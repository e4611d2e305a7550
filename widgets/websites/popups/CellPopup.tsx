import { useMemo } from 'react'
import { selectShownWebsites } from '../../../src/api/websites'
import { FieldPopup } from '../../../src/parts/websiteChange'
import { useAppSelector } from '../../../src/store'
import type { OpenedPopup } from './CellPopups'

interface Props {
  id: string
  opened: OpenedPopup
  onClose: (returnFocus: boolean) => void
}

/** What the button of a cell has opened, about the website as it is now. */
export function CellPopup({ id, opened: { kind, website, at, anchor, byKeyboard }, onClose }: Props) {
  const rows = useMemo(() => [website], [website])
  const websites = useAppSelector((state) => selectShownWebsites(state, rows, at))
  // The button of the status says more than what it is about.
  const label = kind === 'status' ? (anchor.current.getAttribute('aria-label') ?? undefined) : undefined
  return <FieldPopup id={id} anchor={anchor} field={kind} websites={websites} label={label} byKeyboard={byKeyboard} onClose={onClose} />
}
