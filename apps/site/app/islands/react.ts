// Everything that islands and dialogs use of React. `build/scripts.ts` builds it into one shared chunk.
import "react";
import "react-dom";
import "react-dom/client";
import "react/jsx-runtime";
