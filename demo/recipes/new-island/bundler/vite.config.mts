import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/** Style sheets that were added stay: a rule that is gone from them goes with the page. */
const look: Plugin = {
  name: 'look',
  hotUpdate({ file }) {
    if (!file.endsWith('/look.ts')) return undefined
    this.environment.hot.send({ type: 'full-reload' })
    return []
  },
}

// For preview and tests of the islands in this folder; the application is built as before.
export default defineConfig({ plugins: [react(), look] })
