import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

// For preview and tests of the islands in this folder; the application is built as before.
export default defineConfig({ plugins: [react()] })
