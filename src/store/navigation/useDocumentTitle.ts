import { useEffect } from 'react'
import { useAppSelector, usePageStore } from '../hooks'
import { selectPartners } from '../sessionSlice'

/** Names the page after the screen it shows and the partner whose it is, and gives the server's title back afterwards. */
export function useDocumentTitle(screen: string): void {
  const { config } = usePageStore().services.page
  const partner = useAppSelector(selectPartners).find(({ id }) => id === config.partnerId)?.name
  const title = [screen, partner].filter(Boolean).join(' · ')
  useEffect(() => {
    const before = document.title
    document.title = title
    return () => {
      document.title = before
    }
  }, [title])
}
