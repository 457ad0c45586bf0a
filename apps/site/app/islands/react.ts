// Everything that islands and dialogs use of React. `publish/scripts.ts` builds it into one shared file.
import "react";
import "react-dom";
import "react-dom/client";
import "react/jsx-runtime";
