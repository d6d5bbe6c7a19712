// The few line icons of the public pages, included in the code so that no icon package is loaded.
import type { ReactNode } from 'react'

const drawings = {
  search: <path d="M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.5 15.5 20 20" />,
  check: <path d="m5 12.5 4.5 4.5L19 7" />,
  cross: <path d="m6 6 12 12M18 6 6 18" />,
  pause: <path d="M9 6v12M15 6v12" />,
  clock: <path d="M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16ZM12 8v4.5l3 2" />,
  swap: <path d="M4 9h14l-3.5-3.5M20 15H6l3.5 3.5" />,
  copy: <path d="M9 9h10v11H9zM15 9V4H5v11h4" />,
  link: <path d="M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7L12 7M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7L12 17" />,
  print: <path d="M7 9V4h10v5M7 18H4V9h16v9h-3M7 14h10v6H7z" />,
  sun: (
    <path d="M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4" />
  ),
  moon: <path d="M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10Z" />,
  scan: <path d="M4 8V4h4M16 4h4v4M20 16v4h-4M8 20H4v-4M4 12h16" />,
  filter: <path d="M4 6h16M7 12h10M10 18h4" />,
  down: <path d="m6 9.5 6 6 6-6" />,
  left: <path d="m14.5 6-6 6 6 6" />,
  right: <path d="m9.5 6 6 6-6 6" />,
  arrow: <path d="M4 12h15l-5-5M19 12l-5 5" />,
  eye: (
    <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z" />
  ),
  eyeShut: <path d="M3 10c2 3 5 5 9 5s7-2 9-5M5.5 13 4 15.5M12 15v3M18.5 13l1.5 2.5" />,
  again: <path d="M19 8.5A8 8 0 1 0 20 13M19.5 4v5h-5" />,
  warning: <path d="M12 4 2.8 20h18.4L12 4ZM12 10v4.5M12 17v.4" />,
  question: <path d="M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM9.7 9.6A2.4 2.4 0 1 1 12 12.5v1.3M12 16.6v.4" />,
  ask: <path d="M8 8.5a4 4 0 1 1 6 3.4c-1.3.8-2 1.5-2 2.8M12 19v.1" />,
  bell: <path d="M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15zM10 20.5h4" />,
  file: <path d="M6 3.5h8l4 4v13H6zM14 3.5v4h4M9 12h6M9 16h6" />,
} as const satisfies Record<string, ReactNode>
export type IconName = keyof typeof drawings

interface Props {
  name: IconName
  /** Pixels; 18 when it is left out. */
  size?: number
  /** Thicker lines, for signs that must be visible from a distance. */
  bold?: boolean
}

/** Decoration next to words: hidden from screen readers, which read the words. It keeps its size next to long ones. */
export const Icon = ({ name, size = 18, bold = false }: Props) => (
  <svg
    className="block rigid"
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={bold ? 2.8 : 1.8}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    {drawings[name]}
  </svg>
)
