import '@testing-library/jest-dom'
import './inView'
import './quietConsole'
