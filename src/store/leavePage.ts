import type { LeavePage } from './services'

export const leavePage: LeavePage = (url, how) => {
  if (how === 'reload') location.reload()
  else location[how](url)
}
