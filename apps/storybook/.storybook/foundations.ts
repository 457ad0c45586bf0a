// Declares the order of the cascade layers. A module of its own, because a test imports its story before the preview.
import "@matchfront/ui/styles.css";
