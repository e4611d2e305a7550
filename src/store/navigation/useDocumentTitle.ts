import { useEffect } from 'react'

/** Names the page after the screen it shows, and gives the server's title back afterwards. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    const before = document.title
    document.title = title
    return () => {
      document.title = before
    }
  }, [title])
}
