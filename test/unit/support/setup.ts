import '@testing-library/jest-dom'
import { configure } from '@testing-library/react'
import './inView'
import './quietConsole'

// Milliseconds. See testTimeout in jest.config.cjs.
configure({ asyncUtilTimeout: 20_000 })
