import { createContext } from 'react'

/** Closes the menu around an item, giving focus back to the button if asked. */
export const MenuContext = createContext<(returnFocus: boolean) => void>(() => {})
